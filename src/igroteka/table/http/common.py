"""What all calls share: the caller, and the answers to refused requests."""

from functools import partial
from typing import Any, Final, TypeAlias

from litestar import MediaType, Request, Response, delete, get, patch, post
from litestar.datastructures import ResponseHeader
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec

from igroteka.table.services.services import Caller, Services
from igroteka.table.wire.messages import ErrorMessage

TheServices: TypeAlias = NamedDependency[Services]
TheCaller: TypeAlias = NamedDependency[Caller]
REFUSALS: Final = {
    400: "the request can't be used",
    401: "no guest, or an invalid signature",
    403: "not allowed for this guest",
    404: "there is no such thing",
    409: "not now: the table has moved on",
    413: "too large",
    422: "the rules refuse it",
    429: "too often",
    503: "it could not be stored; nothing has changed",
}
RESPONSES: Final = {
    code: ResponseSpec(ErrorMessage, generate_examples=False, description=text) for code, text in REFUSALS.items()
}
AS_IT_IS: Final = "as_it_is"  # marks calls whose answers are compressed already, or need no compression
NO_STORE: Final = [ResponseHeader(name="Cache-Control", value="no-store", documentation_only=False)]

reads = partial(get, responses=RESPONSES, response_headers=NO_STORE)
sends = partial(post, responses=RESPONSES, status_code=200)
edits = partial(patch, responses=RESPONSES)
removes = partial(delete, responses=RESPONSES)


def provide_services(request: Request[Any, Any, Any]) -> Services:
    services: Services = request.app.state.services
    return services


async def provide_caller(request: Request[Any, Any, Any]) -> Caller:
    services: Services = request.app.state.services
    return await services.caller(request)


def as_json(data: bytes, packed: bool) -> Response[Any]:
    """JSON that was written outside the event loop."""
    headers = {"Vary": "Accept-Encoding", **({"Content-Encoding": "gzip"} if packed else {})}
    return Response(data, media_type=MediaType.JSON, headers=headers)


def reads_gzip(request: Request[Any, Any, Any]) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")
