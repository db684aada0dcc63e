import { fill } from '#messages/fill.ts';
import { askConfirmation } from '#web/dialogs/dialogs.ts';
import { logOut } from '#web/features/session/account.ts';
import { texts } from '#web/platform/texts.ts';

/** Asks once, then logs out (product §2.3). */
export async function askLogOut(childsName: string): Promise<void> {
  const { question, answers } = texts.logOutQuestion;
  if (await askConfirmation(fill(question, { name: childsName }), answers)) await logOut();
}
