/** What stands in the browser's tab instead of the page's title, for a moment. */
export const tab = $state({ flash: '' });
