/** A browser's notification that it is my turn, while the page is open but not looked at. */
export const possible = (): boolean => "Notification" in window;

/** Ask the browser for permission; whether it was granted. */
export const allowed = async (): Promise<boolean> =>
  possible() && (await Notification.requestPermission()) === "granted";

export function notify(title: string, text: string): void {
  if (!possible() || Notification.permission !== "granted" || !document.hidden) return;
  const shown = new Notification(title, { body: text, tag: "igroteka" });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
