# What a bot says of its options.

bot-idea = { $place }. { $option }: { $percent } % of the way from the worst option to the best; tried { $visits ->
    [one] once
   *[other] { $visits } times
 }.
bot-untried = { $place }. { $option }: not tried.
bot-variation = Then: { $variation }
bot-brings = It brings { $reasons }.
bot-rather = Unlike { $option }: { $reasons }.
bot-perhaps = { $reason } (in { $percent } % of cases)
