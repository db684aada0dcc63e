// Opens the browser's print dialog for a PDF, from an invisible frame.

const FRAME_ID = 'print-frame';

/** Whether the browser shows PDFs itself, and may print this one from our page. */
export function canPrintHere(url: string): boolean {
  return navigator.pdfViewerEnabled && new URL(url, location.href).origin === location.origin;
}

export function printFile(url: string): void {
  document.getElementById(FRAME_ID)?.remove();
  const frame = document.createElement('iframe');
  frame.id = FRAME_ID;
  // Not `hidden`: Firefox prints nothing from a frame without layout.
  frame.style.cssText = 'position:fixed;inline-size:0;block-size:0;border:0';
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  frame.addEventListener('load', () => {
    try {
      frame.contentWindow?.focus();
      frame.contentWindow?.print();
    } catch {
      // If the PDF viewer is inaccessible, the file opens in a new tab to be printed there.
      window.open(url, '_blank', 'noopener');
    }
  });
  frame.src = url;
  document.body.append(frame);
}
