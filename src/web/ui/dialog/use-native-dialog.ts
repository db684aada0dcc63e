import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useCloseOnBack } from './close-on-back.ts';

/**
 * Drives a native <dialog> from a prop. The browser keeps the focus inside, makes the page behind
 * inert, closes on Escape and gives the focus back to where it was. Back closes it too.
 */
export function useNativeDialog(isOpen: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const isPressedOutside = useRef(false);
  const leaveBy = useCloseOnBack(isOpen, onClose);

  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return;
    if (!dialog.open) dialog.showModal();
    // Closing here also covers an unmount while open, which would leave the focus nowhere.
    return () => dialog.close();
  }, [isOpen]);

  // Escape and form method="dialog" close it by themselves: tell the owner. The event comes late: in StrictMode the
  // dialog is open again by then.
  const handleClose = () => {
    if (isOpen && ref.current?.open !== true) onClose();
  };

  // What happens on the dialog element itself happens on its backdrop: the content fills the rest. A press inside that
  // is released outside, as when text is selected, also ends in a click on it.
  const handlePointerDown = (event: PointerEvent<HTMLDialogElement>) => {
    isPressedOutside.current = event.target === event.currentTarget;
  };
  const handleClick = (event: MouseEvent<HTMLDialogElement>) => {
    if (isPressedOutside.current && event.target === event.currentTarget) onClose();
  };

  return {
    /** To be called when a link inside is followed; the link has to replace the history entry. */
    leaveBy,
    props: { ref, onClose: handleClose, onPointerDown: handlePointerDown, onClick: handleClick },
  };
}
