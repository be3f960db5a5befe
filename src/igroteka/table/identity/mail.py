"""Mail through the operator's SMTP server: your-turn notices at tables of days, and confirmation of addresses."""

import asyncio
import logging
import smtplib
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

import sqlalchemy as sa

from igroteka.content.texts import Language
from igroteka.table.catalogue import games
from igroteka.table.identity.addresses import HOURS
from igroteka.table.settings import Settings
from igroteka.table.storage import schema
from igroteka.table.storage.store import Store

TIMEOUT: Final = 20
RETRY_SECONDS: Final = (60.0, 600.0, 3600.0)  # after which a letter is tried again
THREADS: Final = 2  # threads that send letters
log = logging.getLogger("igroteka.table")


class Mailer:
    """Sends mail; closed without an SMTP setting."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.open = bool(settings.smtp)
        self._threads = ThreadPoolExecutor(THREADS, "post")  # its own: a mail server that hangs blocks nothing else

    async def your_turn(self, guest: str, game: str, table: str) -> None:
        """Mail a guest that a table waits for their answer."""
        row = await self.store.row(sa.select(schema.guests).where(schema.guests.c.id == guest))
        if row is None or not row["email"]:
            return
        lang: Language = "ru" if row["lang"] == "ru" else "en"
        words = {"name": row["name"], "game": games.title(game, lang), "link": self.link(f"table/{table}")}
        await self.write(row["email"], lang, "mail-turn", words)

    async def confirm(self, email: str, lang: Language, code: str) -> None:
        """Ask for confirmation of an address. The letter may be unwanted, so it holds nothing that a guest wrote."""
        await self.write(email, lang, "mail-confirm", {"link": self.link(f"confirm/{code}"), "hours": HOURS})

    def link(self, page: str) -> str:
        base = self.settings.public_url.rstrip("/") or f"http://{self.settings.host}:{self.settings.port}"
        return f"{base}/#/{page}"

    async def write(self, email: str, lang: Language, message: str, words: Mapping[str, str | int]) -> None:
        """Send a message of the table's texts, with its subject."""
        say, letter = games.words().say, EmailMessage()
        letter["From"], letter["To"] = self.settings.mail_from, email
        letter["Subject"] = say(lang, f"{message}-subject", **words)
        letter["Date"] = formatdate(localtime=False)
        letter["Message-ID"] = make_msgid(domain=self.settings.mail_from.rpartition("@")[2])
        letter.set_content(say(lang, message, **words) + "\n")
        for wait in (*RETRY_SECONDS, None):
            try:
                await asyncio.get_running_loop().run_in_executor(self._threads, self.send, letter)
            except OSError as error:  # of SMTP too
                log.warning("a letter could not be sent%s: %s", "" if wait is None else "; it is tried again", error)
            else:
                return
            if wait is not None:
                await asyncio.sleep(wait)

    def close(self) -> None:
        """Drop letters that still wait."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def send(self, letter: EmailMessage) -> None:
        """Hand a letter over to the SMTP server."""
        split = urlsplit(self.settings.smtp)
        host, secure = split.hostname or "localhost", split.scheme == "smtps"
        context = ssl.create_default_context()
        if secure:
            server: smtplib.SMTP = smtplib.SMTP_SSL(host, split.port or 465, timeout=TIMEOUT, context=context)
        else:
            server = smtplib.SMTP(host, split.port or 25, timeout=TIMEOUT)
        with server:
            server.ehlo()  # asks what the server offers
            if not secure and server.has_extn("starttls"):
                server.starttls(context=context)
                secure = True
            if split.username:
                if not (secure or self.settings.smtp_plain):
                    raise smtplib.SMTPNotSupportedError(f"{host} offers no TLS, so no password is sent (smtp_plain)")
                server.login(unquote(split.username), unquote(split.password or ""))
            server.send_message(letter)
