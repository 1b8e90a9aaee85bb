/** Cards travel from where they were to where they are. Anything marked `data-id` is watched, `data-anchor` is a place. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly element: HTMLElement;
}
export type Spots = ReadonlyMap<string, Spot>;

export function spots(root: HTMLElement, mark: 'data-id' | 'data-anchor'): Spots {
  const origin = root.getBoundingClientRect();
  const found = new Map<string, Spot>();
  for (const element of root.querySelectorAll<HTMLElement>(`[${mark}]`)) {
    const { x, y, width } = (element.querySelector('svg.goods') ?? element).getBoundingClientRect();
    if (width) found.set(element.getAttribute(mark)!, { x: x - origin.x, y: y - origin.y, width, element });
  }
  return found;
}

export interface Flight {
  root: HTMLElement;
  before: Spots;
  /** The anchor a card comes from that wasn't to be seen before; null: it is simply there. */
  from(id: string): string | null;
  /** The anchor a card goes to that is no longer to be seen. */
  to(id: string): string | null;
  ms: number;
}

const EASE = 'cubic-bezier(0.2, 0.7, 0.3, 1)';

export function fly({ root, before, from, to, ms }: Flight): void {
  if (!ms) return;
  const now = spots(root, 'data-id');
  const anchors = spots(root, 'data-anchor');
  for (const [id, spot] of now) {
    const seen = before.get(id);
    const start = seen ?? edgeOf(anchors.get(from(id) ?? ''), spot);
    if (start) travel(spot.element, start, spot, ms, seen ? 1 : 0.2);
  }
  for (const [id, spot] of before) {
    if (!now.has(id)) leave(root, spot, anchors.get(to(id) ?? ''), ms);
  }
}

/** A card comes out from under an anchor in its own size, not in the anchor's. */
function edgeOf(anchor: Spot | undefined, card: Spot): Spot | undefined {
  return anchor && { ...anchor, width: Math.min(anchor.width, card.width) };
}

function travel(element: HTMLElement, start: Spot, end: Spot, ms: number, opacity: number): void {
  const [x, y] = [start.x - end.x, start.y - end.y];
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
  const transform = `translate(${x}px, ${y}px) scale(${start.width / end.width})`;
  const frames = [
    { transform, transformOrigin: '0 0', zIndex: 5, opacity },
    { transform: 'none', transformOrigin: '0 0', zIndex: 5, opacity: 1 },
  ];
  element.animate(frames, { duration: ms, easing: EASE });
}

/** A picture of the card goes where the card went; the card itself is no longer part of the page. */
function leave(root: HTMLElement, start: Spot, end: Spot | undefined, ms: number): void {
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
