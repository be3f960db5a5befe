# A guided first look at the table, step by step.

tour-1 = The Bonfires have gone out. You are a gnome of the forest nearby, and your city has seven places for tasks: fulfil them, and the fires burn again.
tour-2 = The night sea shows islands and routes, the Great Bonfire with its pointer, and the council round its fire. Below lies your city.
tour-3 = On your turn you do one of three things: lay a fate tile, act with tokens, or light a Bonfire.
tour-4 = Everything is paid with action tokens, and these come from fate tiles. Each symbol brings a token, and one more for each equal symbol of its group.
tour-5 = So lay your tiles side by side: groups of equal symbols bring more with each tile. Turn a tile before you lay it.
tour-6 = Sail to an island. When you arrive you may at once take a task there, leaving a gift, or fetch a Guardian, for the usual price.
tour-7 = A task says what must be true, not what must be spent. When its condition holds, a turn lights it.
tour-8 = Lighting sends a novice to the council, which brings a bonus: gold, a Path tile, a Guardian, a master and more. Choose what you need next.
tour-9 = Build the Path and send your Guardians along it: where they stop they bring resources. At a lit Bonfire with a portal they stay, for points.
tour-10 = Portals come from the Great Bonfire: turn its pointer and take two of the three things it shows.
tour-11 = Gnomes: masters change rules in your favour, so take them early; elders score at once, so take them late.
tour-12 = If a token or resource is missing, a yellow token or gold stands in, or any two of the kind. Never run dry: a player who can do nothing is out.
tour-13 = Common tasks, such as six gnomes or seven portals, give points to all who fulfil them, and the first sends a neutral novice too.
tour-14 = When the council is full enough the countdown begins. Light what you can, then pass for points. Good luck!
