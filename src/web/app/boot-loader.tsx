// The loader as it stands in the document itself, painted before any file arrives: the Loader of the design system,
// rendered when the pages are built, with the styles that it needs. The tokens and fonts in it serve the whole app.

import { renderToStaticMarkup } from 'react-dom/server';
import { texts } from '#web/platform/texts.ts';
import loaderCss from '#web/ui/loader/loader.module.css?inline';
import { Loader } from '#web/ui/loader/loader.tsx';
import fontsCss from '#web/ui/tokens/fonts.css?inline';
import tokensCss from '#web/ui/tokens/tokens.css?inline';

/** The link of the last line appears by itself, as there may be no script to bring it. */
const LATE_AFTER = '15s';

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

const { loading, loadingLate, loadAgain } = texts.shell;

/** Inside of #boot-loader. */
export const bootLoaderHtml = renderToStaticMarkup(
  <>
    <Loader label={loading} />
    <p id="boot-late">
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to the page's own address, which works without a script. */}
      {loadingLate} <a href="">{loadAgain}</a>
    </p>
  </>,
);
