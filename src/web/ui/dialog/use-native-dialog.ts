import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useCloseOnBack } from './close-on-back.ts';

/**
 * Drives a native <dialog> from a prop. The browser keeps the focus inside, makes the page behind it inert, closes on
 * Escape and restores the focus. Back closes it too.
 */
export function useNativeDialog(isOpen: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const isPressedOutside = useRef(false);
  const leaveBy = useCloseOnBack(isOpen, onClose);

  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return;
    if (!dialog.open) dialog.showModal();
    // Closing here also covers unmounting while open, which would lose the focus.
    return () => dialog.close();
  }, [isOpen]);

  // Escape and form method="dialog" close it directly; this notifies the owner. The event fires late: in StrictMode the
  // dialog has been reopened by then.
  const handleClose = () => {
    if (isOpen && ref.current?.open !== true) onClose();
  };

  // Events on the dialog element itself come from its backdrop: the content covers the rest. A press inside that is
  // released outside, such as a text selection, does not count. The release is a mouse event: WebKit fires no click for
  // the backdrop, and after a pointer event a tap would still click through to the page behind the dialog.
  const handlePointerDown = (event: PointerEvent<HTMLDialogElement>) => {
    isPressedOutside.current = event.target === event.currentTarget;
  };
  const handleMouseUp = (event: MouseEvent<HTMLDialogElement>) => {
    if (isPressedOutside.current && event.target === event.currentTarget) onClose();
  };

  return {
    /** The value of LeaveDialog for the content. */
    leave: () => {
      leaveBy();
      onClose();
    },
    props: {
      ref,
      onClose: handleClose,
      onPointerDown: handlePointerDown,
      onMouseUp: handleMouseUp,
    },
  };
}
