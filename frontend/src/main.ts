import '@fontsource-variable/figtree';
import '@fontsource-variable/fraunces';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { missingChunks } from './live/missing-chunks.svelte';
import { session } from './session.svelte';
import { i18n, preferredLanguage } from './i18n/i18n.svelte';

addEventListener('vite:preloadError', missingChunks.handlePreloadError);
session.ready().catch(() => {}); // requested early; whatever needs the session requests it again
await i18n.load(preferredLanguage());
mount(App, { target: document.getElementById('app')! });
