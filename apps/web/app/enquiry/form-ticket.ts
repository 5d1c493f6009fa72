import { fetchApi } from '@shishir/contract/client';

/** When a form was opened, signed by the API. Without it, which is blank, a message is checked by its content alone. */
export async function stampOf(signal?: AbortSignal): Promise<string> {
  const response = await fetchApi('GET /api/v1/contact-message/stamp', { signal }).catch(
    () => null,
  );
  return response?.ok ? response.body.stamp : '';
}

/** 128 random bits. `crypto.randomUUID` is not available on pages without https. */
export function randomKey(): string {
  const words = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');
}
