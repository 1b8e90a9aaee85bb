import { createRouter } from 'sv-router';
import Home from './pages/Home.svelte';
import NotFound from './pages/NotFound.svelte';

export const { p, navigate, preload, route } = createRouter({
  '/': Home,
  '/lobby': () => import('./pages/Lobby.svelte'),
  '/tables/:id': () => import('./pages/Table.svelte'),
  '/tables/:id/replay': () => import('./pages/Replay.svelte'),
  '/rules': () => import('./pages/Rules.svelte'),
  '/rules/:game': () => import('./pages/Rules.svelte'),
  '/ladders': () => import('./pages/Ladder.svelte'),
  '/ladders/:game': () => import('./pages/Ladder.svelte'),
  '/turns': () => import('./pages/MyTurns.svelte'),
  '/friends': () => import('./pages/Friends.svelte'),
  '/me': () => import('./pages/MyTables.svelte'),
  '/settings': () => import('./pages/Settings.svelte'),
  '/people/:name': () => import('./pages/Person.svelte'),
  '/sign-in': () => import('./pages/SignIn.svelte'),
  '/sign-up': () => import('./pages/SignUp.svelte'),
  '/reset-password': () => import('./pages/ResetPassword.svelte'),
  '/reset-password/:key': () => import('./pages/ResetPassword.svelte'),
  '/verify-email/:key': () => import('./pages/VerifyEmail.svelte'),
  '*': NotFound,
});
