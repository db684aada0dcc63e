import type { PageParts } from '#web/platform/page-parts.ts';

/** A visit needs one of the two. */
export const loadPlayCards = () => import('./play-cards-part.tsx');
export const loadChooseLevel = () => import('./choose-level-part.tsx');

export const cardGameParts: PageParts = {
  parameter: 'level',
  loadIfPresent: loadPlayCards,
  loadIfAbsent: loadChooseLevel,
};
