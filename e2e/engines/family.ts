// A family that signs up in any engine, and its messages in the server's outbox.

import { type APIRequestContext, expect } from '@playwright/test';
import { newPhone, PASSWORD, SENT } from '../support/family.ts';
import { button, label, nth, type Person, role, text } from './person.ts';

export function family(request: APIRequestContext, baseUrl = '') {
  /** The latest code sent to the phone, once `count` codes have arrived. */
  async function codeFor(phone: string, count = 1): Promise<string> {
    const read = async () => {
      const response = await request.get(`${baseUrl}/dev/outbox.json?phone=${phone}`);
      return ((await response.json()) as { messages: { code: string }[] }).messages;
    };
    await expect.poll(async () => (await read()).length).toBe(count);
    return (await read())[0]?.code ?? '';
  }

  /** Signs up through the form and leaves the person on the next page. */
  async function signUp(person: Person, childsName = 'Ravi') {
    const phone = newPhone();
    await person.open('/signup');
    await person.press(role('checkbox'));
    await person.write(label('WhatsApp number'), phone);
    await person.press(button('Get OTP'));
    await closeAlert(person, SENT);
    await person.write(label('OTP'), await codeFor(phone));
    await person.press(button('Verify'));
    await person.sees(text(`+91 ${phone} is verified.`));
    await person.write(label("Parent's name"), 'Asha Kulkarni');
    await person.write(label("Child's name"), childsName);
    await person.choose(label('Standard'), 'Standard 4');
    await person.write(nth(0, label('Password')), PASSWORD);
    await person.write(label('Confirm password'), PASSWORD);
    await person.press(button('Sign Up'));
    return { phone, childsName };
  }

  return { codeFor, signUp };
}

/** Reads an alert and closes it. */
export async function closeAlert(person: Person, words: string | RegExp): Promise<void> {
  await person.sees(role('alertdialog', words));
  await person.press(button('OK'));
  await person.doesNotSee(role('alertdialog'));
}
