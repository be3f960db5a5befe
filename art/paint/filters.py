"""Materials as SVG filters: wobbling edges, sculpted light, brush streaks, rim light and core shadow."""

from typing import NamedTuple


class Light(NamedTuple):
    """How a picture is lit."""

    rim: str  # colour of the rim light and of clouds
    colour: str = "#fff6e6"
    seed: int = 3
    azimuth: int = 225  # from the top left
    rim_px: float = 1.7  # negative: from below


class _Surface(NamedTuple):
    streaks: str  # base frequency of the streak noise
    textured: float  # how strongly streaks change the height
    height: float
    scale: float  # of the surface
    dry: float  # strength of the dry brush
    bulge_px: float
    wobble_px: float


PAINT = _Surface(".1 .016", 0.42, 0.72, 6.5, 0.13, 7, 3.0)
SKIN = _Surface(".06 .03", 0.12, 0.92, 4.5, 0.10, 4, 1.4)


def materials(light: Light) -> str:
    """The definitions of every material."""
    near = light._replace(rim_px=max(min(light.rim_px * 0.8, 2), -2))
    return _lit("paint", PAINT, light) + _lit("skin", SKIN, near) + _plain(light)


def _lit(name: str, of: _Surface, light: Light) -> str:
    clear = "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0"
    return f"""<filter id="{name}" x="-8%" y="-8%" width="116%" height="116%" color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="3" seed="{light.seed}" result="wobble"/>
<feDisplacementMap in="SourceGraphic" in2="wobble" scale="{of.wobble_px}" xChannelSelector="R" yChannelSelector="G" result="drawn"/>
<feColorMatrix in="drawn" values="{clear} 0 0 0 1 0" result="shape"/>
<feGaussianBlur in="shape" stdDeviation="{of.bulge_px}" result="wide"/><feGaussianBlur in="shape" stdDeviation="1.6" result="tight"/>
<feComposite in="wide" in2="tight" operator="arithmetic" k2=".6" k3=".4" result="bulge"/>
<feTurbulence type="fractalNoise" baseFrequency="{of.streaks}" numOctaves="4" seed="{light.seed + 7}" result="noise"/>
<feColorMatrix in="noise" values="{clear} 1.2 0 0 0 -.1" result="streaks"/>
<feComposite in="bulge" in2="streaks" operator="arithmetic" k1="{of.textured}" k2="{of.height}" result="height"/>
<feDiffuseLighting in="height" surfaceScale="{of.scale}" diffuseConstant="1.28" lighting-color="{light.colour}" result="light"><feDistantLight azimuth="{light.azimuth}" elevation="48"/></feDiffuseLighting>
<feBlend in="light" in2="drawn" mode="multiply" result="shaded"/>
<feComposite in="shaded" in2="drawn" operator="arithmetic" k2=".8" k3=".22" result="mixed"/><feComposite in="mixed" in2="shape" operator="in" result="body"/>
<feColorMatrix in="noise" values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 3 0 0 -1.75"/><feComposite in2="shape" operator="in"/>
<feComponentTransfer result="dry"><feFuncA type="linear" slope="{of.dry}"/></feComponentTransfer>
<feOffset in="shape" dx="{light.rim_px}" dy="{light.rim_px}"/><feGaussianBlur stdDeviation="{min(1.4, abs(light.rim_px) * 0.5):.2f}" result="moved"/>
<feComposite in="shape" in2="moved" operator="out" result="edge"/><feFlood flood-color="{light.rim}"/><feComposite in2="edge" operator="in"/><feGaussianBlur stdDeviation=".4" result="rim"/>
<feOffset in="shape" dx="-3" dy="-4"/><feGaussianBlur stdDeviation="3" result="under"/><feComposite in="shape" in2="under" operator="out" result="low"/><feFlood flood-color="#05060c" flood-opacity=".5"/><feComposite in2="low" operator="in" result="core"/>
<feMerge><feMergeNode in="body"/><feMergeNode in="dry"/><feMergeNode in="core"/><feMergeNode in="rim"/></feMerge></filter>"""


def _plain(light: Light) -> str:
    seed = light.seed
    return f"""<filter id="wash" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="4" seed="{seed + 20}" result="noise"/><feDisplacementMap in="SourceGraphic" in2="noise" scale="7" xChannelSelector="R" yChannelSelector="G" result="drawn"/>
<feColorMatrix in="noise" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -1.6 0 0 0 1.5" result="thin"/><feComposite in="drawn" in2="thin" operator="in"/><feGaussianBlur stdDeviation=".5"/></filter>
<filter id="cloud" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".009 .028" numOctaves="5" seed="{seed + 40}"/>
<feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 2.6 0 0 0 -1.15" result="cloud"/><feFlood flood-color="{light.rim}"/><feComposite in2="cloud" operator="in"/></filter>
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".85" numOctaves="2" seed="{seed}"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .45 0 0 0 0 .4 0 0 0 .9 -.32"/></filter>
<filter id="glow" x="-150%" y="-150%" width="400%" height="400%"><feGaussianBlur stdDeviation="2.6" result="halo"/><feMerge><feMergeNode in="halo"/><feMergeNode in="SourceGraphic"/></feMerge></filter>
<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="1.3"/></filter>"""
