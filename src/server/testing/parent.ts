// A parent using a device: keeps cookies and token as a browser does, and can sign up and log in.

import { expect } from 'vitest';
import { exportAccount, getAccount } from '#contract/account.ts';
import {
  getOtpDelivery,
  logInWithPassword,
  refreshSession,
  signUp,
  validateUser,
} from '#contract/auth.ts';
import { TERMS_VERSION } from '#domain/account/consent.ts';
import type { TestGateway } from './test-gateway.ts';

export const details = {
  username: 'Asha Rao',
  childsName: 'Meera',
  standard: 'a-4th',
  password: 'mango tree',
} as const;

/** As the sign-up form sends it. */
export const consent = { version: TERMS_VERSION, language: 'en', isGuardian: true } as const;

/** The form of a sign-up, without the phone. */
export const signUpForm = { ...details, consent } as const;

let lastPhone = 9_000_000_000;

/** A phone that no other test of the file uses. */
export function freshPhone(): string {
  lastPhone += 1;
  return String(lastPhone);
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export interface Call {
  readonly method: Method;
  readonly url: string;
  readonly payload?: object;
  readonly headers: Record<string, string>;
}

export interface Reply {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly cookies: readonly { readonly name: string; readonly value: string }[];
  readonly body: string;
  json(): unknown;
}

/** Receives the calls: the app itself, or a process that runs it. */
export interface Site {
  readonly app: { inject(call: Call): Promise<Reply> };
}

export class Parent {
  readonly #site: Site;
  readonly #gateway: Pick<TestGateway, 'codeTo'>;
  readonly phone: string;
  cookies = new Map<string, string>();
  token: string | undefined;
  id = '';

  constructor(site: Site, gateway: Pick<TestGateway, 'codeTo'>, phone: string = freshPhone()) {
    this.#site = site;
    this.#gateway = gateway;
    this.phone = phone;
  }

  async call(method: Method, url: string, payload?: object, headers: Record<string, string> = {}) {
    const response = await this.#site.app.inject({
      method,
      url,
      ...(payload === undefined ? {} : { payload }),
      headers: {
        ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
        ...(this.cookies.size === 0
          ? {}
          : { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
        ...headers,
      },
    });
    for (const { name, value } of response.cookies) {
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  post(path: string, payload?: object, headers?: Record<string, string>) {
    return this.call('POST', `/api/user/${path}`, payload, headers);
  }

  get(path: string) {
    return this.call('GET', `/api/user/${path}`);
  }

  async provePhone() {
    expect((await this.post('send-otp', { phone: this.phone })).statusCode).toBe(200);
    const otp = await this.#gateway.codeTo(this.phone);
    expect((await this.post('verify-otp', { phone: this.phone, otp })).statusCode).toBe(200);
  }

  async signUp(changes: Partial<Record<keyof typeof details, string>> & { consent?: object } = {}) {
    await this.provePhone();
    const form = { phone: this.phone, ...details, consent, ...changes };
    const response = await this.post('signup', form);
    expect(response.statusCode).toBe(200);
    const { id, token } = signUp.response.parse(response.json());
    this.id = id;
    this.token = token;
    return this;
  }

  async logInWithPassword(password: string = details.password) {
    const response = await this.post('loginp', { phone: this.phone, password });
    this.#keep(response);
    return response;
  }

  async logInWithCode() {
    await this.post('logino', { phone: this.phone });
    const otp = await this.#gateway.codeTo(this.phone);
    const response = await this.post('vlogin', { phone: this.phone, otp });
    this.#keep(response);
    return response;
  }

  async refresh() {
    const response = await this.post('refresh');
    if (response.statusCode === 200)
      this.token = refreshSession.response.parse(response.json()).token;
    return response;
  }

  validate() {
    return this.post('validate', { id: this.id });
  }

  async profile() {
    return validateUser.response.parse((await this.validate()).json());
  }

  async account() {
    return getAccount.response.parse((await this.get('account')).json());
  }

  async everything() {
    return exportAccount.response.parse((await this.get('export')).json());
  }

  /** Of a code that was sent. */
  async deliveryState(delivery: string) {
    return getOtpDelivery.response.parse((await this.get(`otp/${delivery}`)).json()).state;
  }

  /** The same person on another device. */
  elsewhere(): Parent {
    const other = new Parent(this.#site, this.#gateway, this.phone);
    other.id = this.id;
    return other;
  }

  #keep(response: Reply) {
    if (response.statusCode === 200)
      this.token = logInWithPassword.response.parse(response.json()).token;
  }
}
