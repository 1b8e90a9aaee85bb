import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Boards import the editions of their game (`games/<slug>/editions/*.toml`) directly. */
const toml: Plugin = {
  name: 'toml',
  transform(source, id) {
    return id.endsWith('.toml') ? { code: `export default ${JSON.stringify(parse(source))}`, map: null } : null;
  },
};

/** Writes compressed copies (.br and .gz) of text files, which the server sends as they are. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    const texts = Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name));
    await Promise.all(
      texts.map(async (name) => {
        const path = join(dir!, name);
        const text = await readFile(path);
        await writeFile(`${path}.br`, await promisify(brotliCompress)(text));
        await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }));
      }),
    );
  },
};

/** `npm run dev` beside a running stack: requests for the API, sockets and static files go there. */
const server = `127.0.0.1:${process.env.PORT ?? 8000}`;
const stack = { target: `http://${server}`, changeOrigin: true, ws: true, headers: { origin: `http://${server}` } };

export default defineConfig(({ command }) => ({
  plugins: [svelte(), toml, compressed],
  base: command === 'build' ? '/static/client/' : '/',
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 2048,
    chunkSizeWarningLimit: 400,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  resolve: { alias: { '@games': new URL('../games', import.meta.url).pathname } },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': stack, '/site-key': stack, '/static': stack, '/ws': stack },
  },
  test: { include: ['src/**/*.test.ts'] },
}));
