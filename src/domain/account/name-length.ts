// The maximum length of a name (product §4.1). Not with the account fields, because the pages need no schema.

export const MAX_NAME_LENGTH = 80;
