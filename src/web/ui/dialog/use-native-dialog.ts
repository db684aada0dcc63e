import { type MouseEvent, useEffect, useRef } from 'react';

/**
 * Drives a native <dialog> from a prop. The browser keeps the focus inside, makes the page behind
 * inert, closes on Escape and gives the focus back to where it was.
 */
export function useNativeDialog(isOpen: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return;
    if (!dialog.open) dialog.showModal();
    // Closing here also covers an unmount while open, which would leave the focus nowhere.
    return () => dialog.close();
  }, [isOpen]);

  // Escape and form method="dialog" close it by themselves: tell the owner.
  const handleClose = () => {
    if (isOpen) onClose();
  };

  // A click on the dialog element itself is a click on its backdrop: the content fills the rest.
  const handleClick = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose();
  };

  return { ref, onClose: handleClose, onClick: handleClick };
}
