// How long a password may be (product §4.1). Apart from the fields of an account, because the pages need no schema.

export const MIN_PASSWORD_LENGTH = 6;
/** Long enough for any passphrase, short enough that hashing it costs the same as any other. */
export const MAX_PASSWORD_LENGTH = 200;
