// In page tests every made-up response is one of our server's, unless its build header is deleted: platform/reply.ts takes
// no other at its word.
import { afterAll } from 'vitest';
import { BUILD_HEADER } from '#domain/site/build.ts';

const Original = globalThis.Response;

class OurResponse extends Original {
  static override json(data: unknown, init?: ResponseInit): Response {
    return withHeader(Original.json(data, init));
  }

  constructor(...given: ConstructorParameters<typeof Original>) {
    super(...given);
    withHeader(this);
  }
}

function withHeader(response: Response): Response {
  response.headers.set(BUILD_HEADER, 'test');
  return response;
}

globalThis.Response = OurResponse;

afterAll(() => {
  globalThis.Response = Original;
});
