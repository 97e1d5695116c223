interface Head {
  title: string;
  /** That of the subscription says how it stands. */
  subtitle?: string;
  /** What stands there while the screen is on its way. */
  loading?: string;
  toFavorites?: true;
}

/** What stands over each member screen. Home has a greeting instead, which knows the member and the hour. */
export const SCREEN_HEADS = {
  "/sliders": { title: "You", subtitle: "How are things, right now?" },
  "/analytics": { title: "Your Wellness Journey", subtitle: "What the days add up to.", toFavorites: true },
  "/progress": {
    title: "Progress",
    subtitle: "Track Your Journey",
    loading: "Loading your progress...",
    toFavorites: true,
  },
  "/progress/report": { title: "Your report", subtitle: "For a therapist or doctor." },
  "/favorites": { title: "Favorites", subtitle: "Words you kept.", loading: "Loading your favorites..." },
  "/subscription": { title: "Subscription" },
  "/settings": { title: "Settings", subtitle: "Account and appearance.", loading: "Loading..." },
} as const satisfies Record<string, Head>;

const HEADS: Readonly<Record<string, Head>> = SCREEN_HEADS;

/** The head of the screen at an address; nothing of Home. */
export function headOf(path: string): Head | undefined {
  return HEADS[path];
}
