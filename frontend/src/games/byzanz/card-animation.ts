/** Animates cards from their old places to the new ones. Cards are marked with `data-id`, places with `data-anchor`. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly element: HTMLElement;
}
export type Boxes = ReadonlyMap<string, Box>;

/** The boxes of all marked elements, relative to the root. */
export function measure(root: HTMLElement, attribute: 'data-id' | 'data-anchor'): Boxes {
  const origin = root.getBoundingClientRect();
  const found = new Map<string, Box>();
  for (const element of root.querySelectorAll<HTMLElement>(`[${attribute}]`)) {
    const { x, y, width } = (element.querySelector('svg.goods') ?? element).getBoundingClientRect();
    if (width) found.set(element.getAttribute(attribute)!, { x: x - origin.x, y: y - origin.y, width, element });
  }
  return found;
}

export interface CardMoves {
  root: HTMLElement;
  before: Boxes;
  /** The anchor from which a new card comes; null if it appears without an animation. */
  from(id: string): string | null;
  /** The anchor to which a removed card goes; null if it fades out. */
  to(id: string): string | null;
  ms: number;
}

const EASE = 'cubic-bezier(0.2, 0.7, 0.3, 1)';

export function animateMoves({ root, before, from, to, ms }: CardMoves): void {
  if (!ms) return;
  const now = measure(root, 'data-id');
  const anchors = measure(root, 'data-anchor');
  for (const [id, box] of now) {
    const previous = before.get(id);
    const start = previous ?? inCardSize(anchors.get(from(id) ?? ''), box);
    if (start) animateFrom(box.element, start, box, ms, previous ? 1 : 0.2);
  }
  for (const [id, box] of before) {
    if (!now.has(id)) animateRemoval(root, box, anchors.get(to(id) ?? ''), ms);
  }
}

/** A card that comes from an anchor has the card's size, even if the anchor is larger. */
function inCardSize(anchor: Box | undefined, card: Box): Box | undefined {
  return anchor && { ...anchor, width: Math.min(anchor.width, card.width) };
}

function animateFrom(element: HTMLElement, start: Box, end: Box, ms: number, opacity: number): void {
  const [x, y] = [start.x - end.x, start.y - end.y];
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
  const transform = `translate(${x}px, ${y}px) scale(${start.width / end.width})`;
  const frames = [
    { transform, transformOrigin: '0 0', zIndex: 5, opacity },
    { transform: 'none', transformOrigin: '0 0', zIndex: 5, opacity: 1 },
  ];
  element.animate(frames, { duration: ms, easing: EASE });
}

/** Moves a copy of the card, because the card itself is no longer in the document. */
function animateRemoval(root: HTMLElement, start: Box, end: Box | undefined, ms: number): void {
  const ghost = document.createElement('div');
  ghost.ariaHidden = 'true';
  ghost.className = 'ghost';
  ghost.style.cssText = `left:${start.x}px;top:${start.y}px;width:${start.width}px`;
  ghost.append(...[...start.element.querySelectorAll('svg.goods')].slice(0, 1).map((card) => card.cloneNode(true)));
  root.append(ghost);
  const scale = end ? Math.min(1, 40 / start.width) : 0.9;
  const transform = `translate(${end ? end.x - start.x : 0}px, ${end ? end.y - start.y : -18}px) scale(${scale})`;
  const frames = [
    { transform: 'none', opacity: 1, transformOrigin: '0 0' },
    { transform, opacity: 0, transformOrigin: '0 0' },
  ];
  void ghost.animate(frames, { duration: ms, easing: EASE }).finished.finally(() => ghost.remove());
}
