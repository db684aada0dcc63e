import { createContext } from 'react';

/**
 * For links inside a dialog or drawer: call it after navigating to another page. It closes the dialog. The navigation
 * must have replaced the dialog's own history entry (close-on-back.ts). Null outside dialogs.
 */
export const LeaveDialog = createContext<(() => void) | null>(null);
