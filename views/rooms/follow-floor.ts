/**
 * Keeps a room in step with its radio buttons, which are the state: nothing is rendered for a press. The address names the
 * floor (`<label id="verandah-kota-black">`), the one before shows until the next picture is there, and the browser's search
 * finds what is said of the others. Lays the first, or that of the address, where none is pressed yet. For `ref`: returns what ends it.
 */
export function followFloor(room: HTMLElement | null): (() => void) | undefined {
  if (!room) return undefined;
  const { classList } = room;
  const stones = [...room.querySelectorAll<HTMLElement>('.rooms__stone')];
  let laid = stones.find((stone) => radioOf(stone)?.checked);
  if (laid) mark();
  else layByAddress(stones[0]);

  function layByAddress(otherwise?: HTMLElement): void {
    const asked = stones.find(({ id }) => id === window.location.hash.slice(1)) ?? otherwise;
    const radio = asked && radioOf(asked);
    if (!radio) return;
    radio.checked = true;
    laid = asked;
    mark();
  }

  function follow({ target }: Event): void {
    const before = laid;
    laid = stones.find((stone) => radioOf(stone) === target);
    if (before !== laid) mark(before);
    // After the paint.
    requestAnimationFrame(() => setTimeout(() => laid?.isConnected && nameInAddress(laid.id)));
  }

  function mark(under?: HTMLElement): void {
    classList.toggle('rooms--relaid', !!under);
    for (const stone of stones) {
      const view = stone.nextElementSibling;
      view?.classList.toggle('rooms__view--under', stone === under);
      const caption = view?.querySelector('figcaption');
      if (!view || caption?.onbeforematch === undefined) continue;
      caption.onbeforematch = () => stone.click();
      view.classList.toggle('rooms__view--hidden', stone !== laid);
      // What lies there to be found is no figure yet: a screen reader would say one without words.
      view.role = stone === laid ? null : 'none';
      if (stone === laid) caption.hidden = false;
      // React writes it as `hidden`. https://html.spec.whatwg.org/multipage/interaction.html#the-hidden-attribute
      else if (!caption.hidden) caption.setAttribute('hidden', 'until-found');
    }
  }

  // Of a press React would write the names of all radio buttons anew.
  for (const stone of stones) stone.addEventListener('click', (press) => press.stopPropagation());
  room.addEventListener('input', follow);
  const followAddress = (): void => layByAddress();
  window.addEventListener('hashchange', followAddress);
  return () => window.removeEventListener('hashchange', followAddress);
}

export function nameInAddress(floor: string): void {
  window.history.replaceState(window.history.state, '', `#${floor}`);
}

function radioOf(stone: HTMLElement): HTMLInputElement | null {
  return stone.querySelector('input');
}
