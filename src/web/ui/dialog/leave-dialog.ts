import { createContext } from 'react';

/**
 * For the links inside a dialog or drawer: call it when one has led to another page. It closes the dialog; the page must
 * have replaced the dialog's own step in the history (close-on-back.ts). Null outside of dialogs.
 */
export const LeaveDialog = createContext<(() => void) | null>(null);
