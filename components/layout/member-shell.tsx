import { MemberNav, ScreenBody } from "@/components/layout/member-nav";
import { BackLink, FavoritesLink, ScreenHead } from "@/components/layout/screen-head";
import { SignOut } from "@/components/layout/sign-out";
import { Valley } from "@/components/layout/valley";
import { DemoMark, SkipLink, TopBar } from "./top-bar";

interface MemberShellProps {
  title: React.ReactNode;
  subtitle?: React.ReactNode;
  /** Where this screen was reached from. */
  back?: React.ComponentProps<typeof BackLink>;
  /** Whether the favorites are a press away on a phone as well. */
  toFavorites?: boolean;
  /** At the right of the top; signing out unless told. */
  action?: React.ReactNode;
  /** Before the brand, such as the menu of Settings. */
  leading?: React.ReactNode;
  /** Full name, first name or e-mail: who is signed in. */
  memberName: string;
  demo?: boolean;
  /** `tall` on Home. */
  scene?: "tall" | "low";
  /** Which of sun and moon goes with the greeting. */
  sky?: React.ComponentProps<typeof Valley>["sky"];
  children: React.ReactNode;
}

/** The frame of every member screen. */
export function MemberShell(props: MemberShellProps) {
  const {
    title,
    subtitle,
    back,
    toFavorites,
    action = <SignOut />,
    leading,
    memberName,
    demo = false,
    scene,
    sky,
  } = props;
  return (
    <>
      <SkipLink />
      <MemberNav memberName={memberName} demo={demo} />
      <Valley scene={scene} sky={sky} />
      <div className={scene === "tall" ? "app tall" : "app"}>
        <TopBar leading={leading} action={action} />
        <main id="main" tabIndex={-1} className="page">
          <ScreenBody>
            <ScreenHead
              title={title}
              subtitle={subtitle}
              above={back && <BackLink {...back} />}
              below={toFavorites && <FavoritesLink />}
            />
            {props.children}
          </ScreenBody>
          {demo && (
            <p className="mt-8 text-center lg:hidden">
              <DemoMark />
            </p>
          )}
        </main>
      </div>
    </>
  );
}
