import type { Page } from "@playwright/test";

/** Headings that have lost the display face. */
export function headingsInText(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(".title, .card-title, .display")]
      .filter((heading) => !getComputedStyle(heading).fontFamily.startsWith('"Brygada'))
      .map((heading) => heading.textContent),
  );
}

/** Words and parts that lie over the edge of what holds them, and so over their neighbours. */
export function spilling(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const goesOver = (inner: DOMRect, outer: DOMRect) =>
      inner.width > 1 && (inner.right > outer.right + 1 || inner.left < outer.left - 1);
    const boundsOf = (words: Node) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      return range.getBoundingClientRect();
    };
    /** Not what is placed on purpose, or out of sight. */
    const isInFlow = (part: Element) => {
      const { position, display, marginLeft, marginRight, clipPath } = getComputedStyle(part);
      const isPulled = Number.parseFloat(marginLeft) < 0 || Number.parseFloat(marginRight) < 0;
      const isBox = display !== "inline" && display !== "contents";
      return isBox && !isPulled && clipPath === "none" && position !== "absolute" && position !== "fixed";
    };
    const holders = [...document.querySelectorAll("header *, main *")].filter((part) => {
      const { overflowX, display } = getComputedStyle(part);
      const isHolder = overflowX === "visible" && display !== "inline" && part.clientWidth > 0;
      return (
        isHolder && part.checkVisibility() && !part.closest("svg, .year-scroll, .sr-only, .table-scroll")
      );
    });
    return holders.flatMap((holder) => {
      const outer = holder.getBoundingClientRect();
      return [...holder.childNodes]
        .filter((node) =>
          node instanceof Element
            ? isInFlow(node) && goesOver(node.getBoundingClientRect(), outer)
            : node.textContent?.trim() && goesOver(boundsOf(node), outer),
        )
        .map((node) => `${holder.className}: ${node.textContent}`.slice(0, 120));
    });
  });
}

/** What can be pressed or read on, and lies off the screen to the left or right. */
export function outside(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("header a, header button, main a, main button, .bar a")]
      .filter(
        (part) =>
          part.checkVisibility({ visibilityProperty: true }) &&
          !part.closest(".year-scroll, .sr-only, .skip-link, .table-scroll"),
      )
      .filter((part) => {
        const { left, right, width } = part.getBoundingClientRect();
        return width > 1 && (left < -1 || right > window.innerWidth + 1);
      })
      .map((part) => part.textContent || part.getAttribute("aria-label")),
  );
}

/**
 * What is covered by anything, or lies off the screen, once it has the focus: each stop in turn, forwards and backwards
 * as Tab goes.
 */
export function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        "a[href], button, input, select, textarea, summary, [tabindex='0']",
      ),
    ];
    /** A control that its label stands for to the eye. */
    const seenOf = (stop: HTMLElement) =>
      stop.matches("[type=radio], [type=checkbox]") ? (stop.closest("label") ?? stop) : stop;
    /** What of a line of it is in its middle, clear of its edges. */
    function hits(part: HTMLElement): boolean {
      // Of a field of many lines the browser shows the one that is written in.
      const shares = part.matches("textarea") ? [0.05, 0.1, 0.2] : [0.3, 0.5, 0.7];
      return [...part.getClientRects()].every(({ left, top, width, height }) =>
        shares.every((share) => {
          // Of what is higher than the window only some is in sight.
          const isHigh = height > window.innerHeight / 2;
          const y = isHigh
            ? (Math.max(top, 0) + Math.min(top + height, window.innerHeight)) / 2
            : top + height * share;
          const met = document.elementFromPoint(left + width / 2, y);
          return met !== null && (part.contains(met) || met.closest("label")?.control === part);
        }),
      );
    }
    const found = new Set<string>();
    for (const stop of [...stops, ...stops.toReversed()]) {
      stop.focus();
      const isStop = document.activeElement === stop && stop.tabIndex >= 0;
      if (isStop && !hits(seenOf(stop))) found.add(stop.ariaLabel || stop.textContent || stop.outerHTML);
    }
    return [...found];
  });
}

/** How much of the window what stays in its place leaves, of one. */
export function roomLeft(page: Page): Promise<number> {
  return page.evaluate(() => {
    const stays = [...document.querySelectorAll("body *")].filter((part) => {
      const { position } = getComputedStyle(part);
      const { width, height } = part.getBoundingClientRect();
      const isAcross = width > window.innerWidth * 0.9 && height > 0;
      return isAcross && (position === "fixed" || position === "sticky") && part.checkVisibility();
    });
    const taken = stays.reduce((sum, part) => sum + part.getBoundingClientRect().height, 0);
    return 1 - taken / window.innerHeight;
  });
}

/**
 * What stands where it should not: the page goes off to the side; the sun, or the moon in its place, is cut by the edge
 * of the screen; names in the bar have less than the eye needs between them and the next, or the edge; and, with `house`,
 * words of the head lie on the house in the valley. The picture says where its house and its sun are.
 */
export function misplaced(page: Page, { house }: { house: boolean }): Promise<string[]> {
  return page.evaluate((house) => {
    type Bounds = Record<"left" | "right" | "top" | "bottom", number>;
    const found: string[] = [];
    const over = document.documentElement.scrollWidth - window.innerWidth;
    if (over > 0) found.push(`${over} pixels off to the side`);

    /** Where a part of the valley's picture comes to stand on the page; nowhere in a head that shows another picture. */
    function placeInValley(part: Bounds): Bounds | null {
      const picture = { left: -800, width: 3200, height: 560 };
      // Public pages show the picture in places of their own: its sun comes up from behind the edge.
      const valley = document.querySelector(".valley:not(.tall)");
      if (!valley) return null;
      const { width, height } = valley.getBoundingClientRect();
      const { backgroundPositionX, backgroundSize } = getComputedStyle(valley);
      const least = Number(/([\d.]+)px/.exec(backgroundSize)?.[1] ?? 0);
      const scale = Math.max(width, least || (height / picture.height) * picture.width) / picture.width;
      const start = Number.parseFloat(backgroundPositionX);
      const isShare = backgroundPositionX.endsWith("%");
      const from = isShare ? ((width - picture.width * scale) * start) / 100 : start;
      const x = (at: number) => from + (at - picture.left) * scale;
      const y = (at: number) => height - (picture.height - at) * scale;
      return { left: x(part.left), right: x(part.right), top: y(part.top), bottom: y(part.bottom) };
    }

    const sun = placeInValley({ left: 1030, right: 1130, top: 256, bottom: 356 });
    if (sun && (sun.left < 0 || sun.right > window.innerWidth)) found.push("the sun is cut");

    const names = [...document.querySelectorAll(".bar a > span")].filter((name) => name.checkVisibility());
    const bounds = names.map((name) => {
      const words = document.createRange();
      words.selectNodeContents(name);
      return words.getBoundingClientRect();
    });
    for (const [place, one] of bounds.entries()) {
      const next = bounds[place + 1];
      // In the rail they stand beneath each other.
      const isBeside = next && one.top < next.bottom && next.top < one.bottom;
      const end = isBeside ? next.left : window.innerWidth;
      if (one.left < 2 || one.right + (isBeside ? 6 : 2) > end)
        found.push(`in the bar: ${names[place]?.textContent}`);
    }

    const walls = house ? placeInValley({ left: 812, right: 950, top: 385, bottom: 470 }) : null;
    for (const part of walls ? document.querySelectorAll(".head .title, .head p, .head a") : []) {
      const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const lines: DOMRect[] = [];
      while (words.nextNode()) {
        const range = document.createRange();
        range.selectNode(words.currentNode);
        lines.push(...range.getClientRects());
      }
      const isOn = lines.some(
        (line) =>
          walls &&
          line.right + 4 > walls.left &&
          line.left < walls.right &&
          // Under the letters a line has room to spare.
          line.bottom - line.height / 6 + window.scrollY > walls.top &&
          line.top + window.scrollY < walls.bottom,
      );
      if (isOn) found.push(`on the house: ${part.textContent}`);
    }
    return found;
  }, house);
}
