// Replies of the content calls, in their Strapi shape (product §14.1).

interface Stored<A> {
  id: number;
  attributes: A;
}

export function one<A>(id: number, attributes: A) {
  return { data: { id, attributes }, meta: {} };
}

export function list<A>(...data: Stored<A>[]) {
  return { data, meta: { pagination: { start: 0, limit: 100, total: data.length } } };
}
