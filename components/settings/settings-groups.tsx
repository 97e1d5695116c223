const GROUPS = { you: "You", plan: "Plan", reminders: "Reminders", data: "Your data" } as const;

type Group = keyof typeof GROUPS;

/** What stands together in Settings, under its heading. */
export function SettingsGroup({ group, children }: { group: Group; children: React.ReactNode }) {
  return (
    <div id={group} className="scroll-mt-5">
      <h2 className="title mb-4">{GROUPS[group]}</h2>
      {children}
    </div>
  );
}

/** The ways to the groups, over them. */
export function GroupLinks() {
  return (
    <nav className="seg tiles lg:max-w-120" aria-label="Settings">
      {Object.entries(GROUPS).map(([group, name]) => (
        <a key={group} href={`#${group}`}>
          {name}
        </a>
      ))}
    </nav>
  );
}
