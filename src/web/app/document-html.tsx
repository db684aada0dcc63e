// What the build renders into the document itself: the icons, so that no script carries them, and the loader, painted
// before any other file arrives. The tokens and fonts inlined with the loader serve the whole app.

import { renderToStaticMarkup } from 'react-dom/server';
import { texts } from '#web/platform/texts.ts';
import { IconSprite } from '#web/ui/icon/icon-sprite.tsx';
import loaderCss from '#web/ui/loader/loader.module.css?inline';
import { Loader } from '#web/ui/loader/loader.tsx';
import fontsCss from '#web/ui/tokens/fonts.css?inline';
import tokensCss from '#web/ui/tokens/tokens.css?inline';

/** The reload link appears through CSS alone, since the scripts may never load. */
const LATE_AFTER = '5s';

const FRAME_CSS = `
body { margin: 0; background: var(--color-surface); }
#boot-loader, #boot-loader * { box-sizing: border-box; margin: 0; }
#boot-loader { font: 400 var(--font-size-m) / var(--line-normal) var(--font-ui); }
#boot-loader svg { display: block; block-size: auto; overflow: visible; }
#boot-late { position: fixed; inset-block-end: var(--space-5); inset-inline: var(--space-4); z-index: var(--layer-loader); color: var(--color-text-soft); text-align: center; visibility: hidden; animation: boot-late 1ms ${LATE_AFTER} forwards; }
#boot-late a { color: var(--color-accent-text); }
@keyframes boot-late { to { visibility: visible; } }
@media (prefers-reduced-motion: reduce) { #boot-loader * { animation-duration: 1ms !important; animation-iteration-count: 1 !important; } }
`;

export const bootLoaderCss = [tokensCss, fontsCss, FRAME_CSS, loaderCss].join('\n');

export const iconSpriteHtml = renderToStaticMarkup(<IconSprite />);

const { loading, loadingLate, loadAgain } = texts.documentTexts;

/** The contents of #boot-loader. */
export const bootLoaderHtml = renderToStaticMarkup(
  <>
    <Loader label={loading} />
    <p id="boot-late">
      {/* biome-ignore lint/a11y/useValidAnchor: it reloads the page at its own address, which works without a script. */}
      {loadingLate} <a href="">{loadAgain}</a>
    </p>
  </>,
);
