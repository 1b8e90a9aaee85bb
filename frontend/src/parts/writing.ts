/** Whether keys go into a text there, and are no shortcuts. */
export function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
