/** Copies a text, or shows it to be copied by hand: over plain http a page may not use the clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    prompt('', text);
    return false;
  }
}
