import { expect, test, vi } from "vitest";
import { openCheckIn, showReminder } from "./reminders";

const ABOUT_HEALTH =
  /mood|feel|health|wellness|mental|stress|anxi|sad|hope|crisis|check.?in|streak|miss|forg[eo]t|sorry|come back/i;

test("a reminder stands on a locked screen: nothing of a mood, of health or of guilt is in its words", async () => {
  const showNotification = vi.fn(async (_title: string, _options: NotificationOptions) => {});
  await showReminder({ showNotification } as unknown as ServiceWorkerRegistration);
  const [title, { body, tag, data } = {}] = showNotification.mock.calls[0] ?? [];
  expect([title, body, tag, data]).toEqual([
    "Hearten",
    "Your few minutes are here whenever you like.",
    "reminder",
    undefined,
  ]);
  expect(`${title} ${body}`).not.toMatch(ABOUT_HEALTH);
});

function clientsAt(...urls: string[]) {
  const focused: string[] = [];
  const opened: string[] = [];
  const windows = urls.map((url) => ({ url, focus: async () => void focused.push(url) }));
  const clients = { matchAll: async () => windows, openWindow: async (url: string) => void opened.push(url) };
  return { clients: clients as unknown as Clients, focused, opened };
}

test("a tap brings an open check-in to the front", async () => {
  const { clients, focused, opened } = clientsAt(
    "https://hearten.example/",
    "https://hearten.example/sliders?x=1",
  );
  await openCheckIn(clients);
  expect([focused, opened]).toEqual([["https://hearten.example/sliders?x=1"], []]);
});

test("a tap opens a check-in of its own beside whatever else is open", async () => {
  const { clients, focused, opened } = clientsAt("https://hearten.example/admin/newsletter");
  await openCheckIn(clients);
  expect([focused, opened]).toEqual([[], ["/sliders"]]);
});
