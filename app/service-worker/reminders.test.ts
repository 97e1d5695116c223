import { afterEach, expect, test, vi } from "vitest";
import { openCheckIn, renewSubscription, showReminder } from "./reminders";

afterEach(() => {
  vi.unstubAllGlobals();
});

const ABOUT_HEALTH =
  /mood|feel|health|wellness|mental|stress|anxi|sad|hope|crisis|check.?in|streak|miss|forg[eo]t|sorry|come back/i;

test("a reminder stands on a locked screen: nothing of a mood, of health or of guilt is in its words", async () => {
  const showNotification = vi.fn(async (_title: string, _options: NotificationOptions) => {});
  await showReminder({ showNotification } as unknown as ServiceWorkerRegistration);
  const [title, { body, tag, data } = {}] = showNotification.mock.calls[0] ?? [];
  expect([title, body, tag, data]).toEqual([
    "Hearten",
    "A quiet moment, whenever you'd like one.",
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

test("a tap opens a short check-in of its own beside whatever else is open", async () => {
  const { clients, focused, opened } = clientsAt("https://hearten.example/admin/newsletter");
  await openCheckIn(clients);
  expect([focused, opened]).toEqual([[], ["/sliders?form=short"]]);
});

test.each([
  ["made already", { endpoint: "https://push.example/new" }],
  ["asked for with the old one's key", null],
])("a new address is told to the server: %s", async (_, present) => {
  const sent: unknown[] = [];
  vi.stubGlobal(
    "fetch",
    async (path: string, init: RequestInit) => void sent.push([init.method, path, init.body]),
  );
  const options = { userVisibleOnly: true };
  const subscribe = vi.fn(async () => ({ endpoint: "https://push.example/new" }));
  const registration = { pushManager: { getSubscription: async () => present, subscribe } };
  await renewSubscription(
    registration as unknown as ServiceWorkerRegistration,
    { options } as unknown as PushSubscription,
  );
  expect(sent).toEqual([
    ["PUT", "/api/user/reminders/devices", JSON.stringify({ endpoint: "https://push.example/new" })],
  ]);
  expect(subscribe.mock.calls).toEqual(present ? [] : [[options]]);
});

test("a browser that has no subscription any more asks for nothing", async () => {
  const fetching = vi.fn();
  vi.stubGlobal("fetch", fetching);
  const registration = { pushManager: { getSubscription: async () => null } };
  await renewSubscription(registration as unknown as ServiceWorkerRegistration, null);
  expect(fetching).not.toHaveBeenCalled();
});
