// Opens the browser's print dialog for a PDF, from a frame that nobody sees.

const FRAME_ID = 'print-frame';

/** Whether the browser shows PDFs itself, and may print this one from a page of ours. */
export function canPrintHere(url: string): boolean {
  return navigator.pdfViewerEnabled && new URL(url, location.href).origin === location.origin;
}

export function printFile(url: string): void {
  document.getElementById(FRAME_ID)?.remove();
  const frame = document.createElement('iframe');
  frame.id = FRAME_ID;
  // Not `hidden`: Firefox prints nothing from a frame that has no layout.
  frame.style.cssText = 'position:fixed;inline-size:0;block-size:0;border:0';
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  frame.addEventListener('load', () => {
    try {
      frame.contentWindow?.focus();
      frame.contentWindow?.print();
    } catch {
      // A viewer that can't be reached prints from a tab of its own.
      window.open(url, '_blank', 'noopener');
    }
  });
  frame.src = url;
  document.body.append(frame);
}
