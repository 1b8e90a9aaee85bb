/** Outlines of the players' shapes in a 24×24 square. */
import type { Shape } from '../../games/contract';

export const OUTLINES: Record<Shape, string> = {
  circle: 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20z',
  diamond: 'M12 1l10 11l-10 11l-10-11z',
  square: 'M5 3h14q2 0 2 2v14q0 2-2 2h-14q-2 0-2-2v-14q0-2 2-2z',
  triangle: 'M12 2q1 0 1.500 1l9 16q1 2-1.500 2h-18q-2.500 0-1.500-2l9-16q.5-1 1.500-1z',
  hexagon: 'M7 3h10l5 9l-5 9h-10l-5-9z',
  drop: 'M12 1c4 5 8 9 8 13.500a8 8 0 0 1-16 0c0-4.500 4-8.500 8-13.500z',
};
