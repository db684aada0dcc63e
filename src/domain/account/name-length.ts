// How long a name may be (product §4.1). Apart from the fields of an account, because the pages need no schema.

export const MAX_NAME_LENGTH = 80;
