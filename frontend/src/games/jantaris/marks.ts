/** Outlines of the players' shapes in a square of 24, to be drawn within a bigger picture. */
import type { Shape } from '../contract';

export const PATHS: Record<Shape, string> = {
  circle: 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20z',
  diamond: 'M12 1l10 11l-10 11l-10-11z',
  square: 'M4 3h16v18h-16z',
  triangle: 'M12 2l11 19h-22z',
  hexagon: 'M7 3h10l5 9l-5 9h-10l-5-9z',
  drop: 'M12 1c4 5 8 9 8 13.500a8 8 0 0 1-16 0c0-4.500 4-8.500 8-13.500z',
};
