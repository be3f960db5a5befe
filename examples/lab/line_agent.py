"""An agent that speaks the line protocol of docs/leaderboard.md: it takes the first choice.

python -m igroteka leaderboard reference "process:python examples/lab/line_agent.py" --matches 4

It imports nothing of Igroteka: a program in any language can do the same.
"""

import json
import sys

for text in sys.stdin:
    message = json.loads(text)
    if message["type"] == "hello":
        answer: dict[str, object] = {"protocol": 1}
    else:
        answer = {"choice": message["choices"][0]}
    print(json.dumps(answer), flush=True)
