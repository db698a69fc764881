# Games in threads of their own. Titles of threads hold 100 characters: keep what stands around the names short.
thread-title-running = { $names }
thread-title-last-turns = { $names } · last turns
thread-title-finished = { $count ->
    [one] Won by { $names }
   *[other] Shared victory: { $names }
}
thread-title-stopped = { $names } · stopped
thread-title-abandoned = { $names } · abandoned
thread-title-dormant = { $names } · asleep
thread-title-robots = { $names } + { $count ->
    [one] 1 robot
   *[other] { $count } robots
}
thread-title-plain = Conspiracy: Abyss Universe

# What the channel reads where the game was opened.
thread-opening = The game begins, and gets a thread of its own.
thread-playing = The game has begun. It is played in { $thread }.
thread-none = The game is played here in the channel, without a thread of its own: { $why }
thread-finished = { $count ->
    [one] The game in { $thread } is over: { $names } has won.
   *[other] The game in { $thread } is over: { $names } share the victory.
}
thread-stopped = The game in { $thread } was ended early.
thread-abandoned = The game in { $thread } was ended: nobody is left.
thread-dormant = The game in { $thread } has fallen asleep.
thread-rematch = The same table is open once more, in { $channel }.

# … and why there is no thread.
thread-no-permission = the bot lacks a permission: { $permissions }.
thread-no-room = this server has as many threads as Discord allows.
thread-no-kind = there are no threads in a place of this kind.
thread-no-reason = Discord did not let the bot open one.
thread-closed = its thread was locked or deleted, or the bot may no longer write there.
thread-expect-none = As things are, the game will be played in the channel itself: { $why }
