import '@fontsource-variable/figtree';
import '@fontsource-variable/fraunces';
import './look/tokens.css';
import './look/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { house } from './live/house.svelte';
import { session } from './session.svelte';
import { preferredLanguage, words } from './words/words.svelte';

addEventListener('vite:preloadError', house.lacksAPart);
session.ready().catch(() => {}); // asked early; who needs the answer asks again
await words.speak(preferredLanguage());
mount(App, { target: document.getElementById('app')! });
