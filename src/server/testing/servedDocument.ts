import { openTestApp } from './testApp';

/** The OpenAPI document as the server answers it. */
export async function servedDocument(): Promise<object> {
  const app = await openTestApp();
  try {
    return await (await app.call('/openapi.json')).json();
  } finally {
    await app.close();
  }
}
