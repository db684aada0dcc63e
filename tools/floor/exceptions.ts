// What the built files name although the floor lacks it, each with what stands in for it there. A key stands for itself
// and for everything below it. `npm run check:floor` reports what is missing here, and what is no longer needed.

const POLYFILL = 'filled in by src/web/platform/polyfills.ts';
const ASKED_FIRST = 'whoever calls it asks first whether it is there';
const NAMESAKE = 'something else by the same name';
const NOT_MEASURED = 'web-vitals asks first, and measures nothing where it is missing';
const SILENT =
  'a device without a voice stays silent and shows no loudspeaker (src/web/platform/speech.ts)';

export const exceptions: Readonly<Record<string, string>> = {
  // Functions and objects.
  'api.AbortSignal.timeout_static': POLYFILL,
  'javascript.builtins.Array.toReversed': POLYFILL,
  'javascript.builtins.Array.toSorted': POLYFILL,
  'javascript.builtins.Array.toSpliced': POLYFILL,
  'javascript.builtins.Array.with': POLYFILL,
  'api.Document.startViewTransition': ASKED_FIRST,
  'api.HTMLCanvasElement.transferControlToOffscreen': ASKED_FIRST,
  'api.Navigation.canGoBack': ASKED_FIRST,
  'api.Navigation.currentEntry': ASKED_FIRST,
  'api.NavigateEvent.canIntercept': ASKED_FIRST,
  'api.Navigator.connection': ASKED_FIRST,
  'api.Navigator.pdfViewerEnabled': 'where it is unknown, a sheet opens in a tab of its own',
  'api.NetworkInformation.downlink': ASKED_FIRST,
  'api.OffscreenCanvas': ASKED_FIRST,
  'api.PerformanceResourceTiming.transferSize': ASKED_FIRST,
  'api.SpeechSynthesis': SILENT,
  'api.SpeechSynthesisUtterance': SILENT,
  'api.SpeechSynthesisVoice': SILENT,
  'api.Touch.force': ASKED_FIRST,
  'api.ViewTransition.skipTransition': ASKED_FIRST,
  'api.Window.navigation': ASKED_FIRST,
  'api.Window.setImmediate': ASKED_FIRST,
  'api.Window.speechSynthesis': SILENT,

  // Loading times (src/web/platform/measure-web-vitals.ts).
  'api.Document.prerendering': NOT_MEASURED,
  'api.Document.wasDiscarded': NOT_MEASURED,
  'api.InteractionContentfulPaint': NOT_MEASURED,
  'api.LargestContentfulPaint.renderTime': NOT_MEASURED,
  'api.LayoutShift.hadRecentInput': NOT_MEASURED,
  'api.NetworkInformation.effectiveType': 'the connection counts as “other”',
  'api.Performance.interactionCount': NOT_MEASURED,
  'api.PerformanceEventTiming': NOT_MEASURED,
  'api.PerformanceNavigationTiming.activationStart': NOT_MEASURED,
  'api.PerformanceSoftNavigation': NOT_MEASURED,
  'api.Window.cancelIdleCallback': ASKED_FIRST,
  'api.Window.requestIdleCallback': ASKED_FIRST,

  // Attributes.
  'html.elements.link.fetchpriority': 'the file is fetched in its usual turn',
  'html.elements.video.playsinline': 'desktop browsers play in the page anyway',
  'html.global_attributes.autocapitalize':
    'a keyboard without it may begin with a capital, which marking allows',
  'html.global_attributes.autocorrect': 'a keyboard without it may suggest a word',
  'html.global_attributes.inert': 'what is inert is hidden as well, or leads nowhere yet',

  // Styles.
  'css.at-rules.container': 'the layout without it fits all but the narrowest columns',
  'css.properties.-webkit-tap-highlight-color': 'a tap is shown twice',
  'css.properties.-webkit-user-drag': 'dragging is the library’s in other browsers anyway',
  'css.properties.break-after.avoid': 'a heading may stand alone at the end of a printed page',
  'css.properties.container-type': 'see css.at-rules.container; sizes by cqi are behind @supports',
  'css.properties.cursor': 'a phone has no pointer',
  'css.properties.grid-template-rows.subgrid': 'names of houses begin at different heights',
  'css.properties.inline-size.fit-content': 'Samsung Internet stretches the box',
  'css.properties.overflow-clip-margin': 'the shadow of a sliding card is cut off',
  'css.properties.overflow-x.clip': 'the page is a little too wide while a question slides in',
  'css.properties.overscroll-behavior': 'the page scrolls behind an open menu',
  'css.properties.rotate': 'a tile lies straight while it is dragged',
  'css.properties.text-wrap': 'lines break as they come',
  'css.selectors.selection': 'selected text has the colours of the device',

  // Names that the scripts give to things of their own.
  'api.AnimationEvent.animation': NAMESAKE,
  'api.AudioData.format': NAMESAKE,
  'api.CSSStyleDeclaration.cssFloat': NAMESAKE,
  'api.CropTarget.fromElement_static': NAMESAKE,
  'api.Element.ariaHidden': NAMESAKE,
  'api.HTMLElement.popover': NAMESAKE,
  'api.HTMLFencedFrameElement.config': NAMESAKE,
  'api.IntersectionObserver.delay': NAMESAKE,
  'api.ML.createContext': NAMESAKE,
  'javascript.builtins.Iterator.zip': NAMESAKE,
  'javascript.builtins.Promise.try': NAMESAKE,
  'api.USBInterface.alternate': NAMESAKE,
  'html.global_attributes.is': NAMESAKE,
  'javascript.builtins.AsyncDisposableStack.move': NAMESAKE,
  'javascript.builtins.AsyncDisposableStack.use': NAMESAKE,
  'javascript.builtins.Error.fileName': NAMESAKE,
  'javascript.builtins.Error.isError': NAMESAKE,
  'javascript.builtins.Function.displayName': NAMESAKE,
  'javascript.builtins.Iterator.drop': NAMESAKE,
  'javascript.builtins.Iterator.windows': NAMESAKE,
};
