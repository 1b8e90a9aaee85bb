/** A text that temporarily replaces the page's title in the browser tab. */
export const tabTitle = $state({ flash: '' });
