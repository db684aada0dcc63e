import type { ReactNode } from 'react';

/** Drawn on a 24 px grid with a round 2.25 px stroke; `filled` parts have their own fill. */
export const glyphs = {
  menu: <path d="M4 6.5h16M4 12h12M4 17.5h16" />,
  close: <path d="M6 6l12 12M18 6L6 18" />,
  sun: (
    <>
      <circle cx="12" cy="12" r="4" fill="currentColor" />
      <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
    </>
  ),
  moon: <path d="M20 14.2A8.2 8.2 0 0 1 9.8 4a8.2 8.2 0 1 0 10.2 10.2z" fill="currentColor" />,
  /** Read aloud. */
  speaker: (
    <>
      <path d="M4 9.5h3.5L12 5.5v13l-4.5-4H4z" fill="currentColor" />
      <path d="M15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" />
    </>
  ),
  'speaker-off': (
    <>
      <path d="M4 9.5h3.5L12 5.5v13l-4.5-4H4z" fill="currentColor" />
      <path d="M16 9.5l5 5M21 9.5l-5 5" />
    </>
  ),
  /** Sound effects. */
  'sound-on': (
    <>
      <path d="M9 17.5V6l10-2v11.5" />
      <ellipse cx="6.5" cy="17.5" rx="2.7" ry="2.2" fill="currentColor" />
      <ellipse cx="16.5" cy="15.5" rx="2.7" ry="2.2" fill="currentColor" />
    </>
  ),
  'sound-off': (
    <>
      <path d="M9 17.5V11M9 6l10-2v8" />
      <ellipse cx="6.5" cy="17.5" rx="2.7" ry="2.2" fill="currentColor" />
      <path d="M4 3.5l16.5 17" />
    </>
  ),
  /** A hint. */
  bulb: (
    <>
      <path d="M9 17.5h6M10 20.5h4" />
      <path d="M9 17.5c0-2-3-3.5-3-7.5a6 6 0 0 1 12 0c0 4-3 5.5-3 7.5" />
    </>
  ),
  lock: (
    <>
      <rect x="5" y="10.5" width="14" height="10" rx="2.5" fill="currentColor" />
      <path d="M8 10.5V7.8a4 4 0 0 1 8 0v2.7" />
    </>
  ),
  star: (
    <path
      d="M12 3.2l2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L12 17.1 6.6 20l1.1-6.1-4.5-4.3 6.1-.8z"
      fill="currentColor"
    />
  ),
  'arrow-left': <path d="M20 12H5M11 5.5L4.5 12l6.5 6.5" />,
  'arrow-right': <path d="M4 12h15M13 5.5l6.5 6.5-6.5 6.5" />,
  'chevron-down': <path d="M6 9l6 6 6-6" />,
  check: <path d="M4.5 12.8l4.8 4.7L19.5 7" />,
  cross: <path d="M6.5 6.5l11 11M17.5 6.5l-11 11" />,
  skip: (
    <>
      <path d="M5 6l8 6-8 6z" fill="currentColor" />
      <path d="M18 6v12" />
    </>
  ),
  home: (
    <>
      <path d="M3.5 11.5L12 4l8.5 7.5" />
      <path d="M6 10v10h12V10" />
      <path d="M10 20v-5.5h4V20" />
    </>
  ),
  play: <path d="M7.5 4.8v14.4L19.5 12z" fill="currentColor" />,
  printer: (
    <>
      <path d="M7 8.5V3.5h10v5M7 17.5H4v-9h16v9h-3" />
      <path d="M7 14h10v6.5H7z" />
    </>
  ),
  chat: (
    <>
      <path d="M12 3.5a8.5 8.5 0 0 0-7.4 12.7L3.5 20.5l4.4-1A8.5 8.5 0 1 0 12 3.5z" />
      <path d="M8.5 12h.01M12 12h.01M15.5 12h.01" strokeWidth="2.8" />
    </>
  ),
  book: (
    <>
      <path d="M12 6.5C10 4.8 6.8 4.4 3.5 4.8v13.4c3.3-.4 6.5 0 8.5 1.8 2-1.8 5.2-2.2 8.5-1.8V4.8c-3.3-.4-6.5 0-8.5 1.7z" />
      <path d="M12 6.5V20" />
    </>
  ),
  puzzle: (
    <path d="M4 8h4.6a2.4 2.4 0 1 1 4.8 0H18v4.6a2.4 2.4 0 1 1 0 4.8V21h-4.6a2.4 2.4 0 1 0-4.8 0H4z" />
  ),
  trophy: (
    <>
      <path d="M7.5 4h9v6a4.5 4.5 0 0 1-9 0zM7.5 6H4c0 3.2 1.3 5 4 5.3M16.5 6H20c0 3.2-1.3 5-4 5.3" />
      <path d="M12 14.5V18M8 20.5h8M9.5 20.5c0-1.6 1-2.5 2.5-2.5s2.5.9 2.5 2.5" />
    </>
  ),
  user: (
    <>
      <circle cx="12" cy="8" r="4.2" />
      <path d="M4 20.5c.6-4 3.7-6 8-6s7.4 2 8 6" />
    </>
  ),
  eye: (
    <>
      <path d="M2.5 12C4.5 8 8 5.8 12 5.800S19.5 8 21.5 12C19.5 16 16 18.2 12 18.200S4.5 16 2.5 12z" />
      <circle cx="12" cy="12" r="2.6" fill="currentColor" />
    </>
  ),
  'eye-off': (
    <>
      <path d="M6 7.700C4.5 8.8 3.3 10.3 2.5 12c2 4 5.5 6.2 9.5 6.2 1.7 0 3.3-.4 4.7-1.100M10 6c.6-.1 1.3-.2 2-.2 4 0 7.5 2.2 9.5 6.2-.6 1.1-1.3 2.1-2.1 2.9" />
      <path d="M4 4l16 16" />
    </>
  ),
  refresh: (
    <>
      <path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.400L20 9" />
      <path d="M20 4v5h-5" />
    </>
  ),
  download: (
    <>
      <path d="M12 3.500v11M7 10l5 5 5-5" />
      <path d="M4 17v3.500h16V17" />
    </>
  ),
  heart: (
    <path
      d="M12 20C5.5 15.8 3 12.5 3 9.2 3 6.4 5.1 4.5 7.5 4.500c1.9 0 3.5 1 4.5 2.8 1-1.8 2.6-2.8 4.5-2.8 2.4 0 4.5 1.9 4.5 4.7 0 3.3-2.5 6.6-9 10.800z"
      fill="currentColor"
    />
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5" />
      <path d="M12 7.500h.01" strokeWidth="2.8" />
    </>
  ),
  camera: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M16.8 7.200h.01" strokeWidth="2.6" />
    </>
  ),
  'thumb-page': (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="4" />
      <path d="M15.5 8H14c-1.2 0-2 .8-2 2v10.500M9 13h6" />
    </>
  ),
  video: (
    <>
      <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
      <path d="M10 9v6l5-3z" fill="currentColor" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof glyphs;
