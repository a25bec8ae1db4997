import {
  Component,
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Router } from 'wouter';
import { createNavigateWhenReady, type Navigate } from '../navigation/navigate-when-ready.ts';
import type { Arrival, PageSource, ReadyPage, ShownPage } from '../site/ready-page.ts';
import { settlePage } from './settle-page.ts';

export interface BrowserRouterProps {
  /** The page of the document. */
  initial: ReadyPage;
  source: PageSource;
  children: (shown: ShownPage) => ReactNode;
}

interface Address extends ShownPage {
  /** As the address bar has it. */
  path: string;
  /** Without `?`. */
  search: string;
  /** Address for the address bar; null where it stands there already. */
  entry: { to: string; isReplaced: boolean } | null;
}

/**
 * The address as wouter reads it: that of the page on the screen, which changes with it. As a store outside of React it
 * would have each page rendered at one go; as state the next one is rendered in slices, and takes the old one's place.
 */
export function BrowserRouter({ initial, source, children }: BrowserRouterProps): ReactNode {
  const [address, setAddress] = useState<Address>(() => ({
    page: initial,
    arrival: { by: 'load' },
    awaited: null,
    ...currentAddress(),
    entry: null,
  }));
  const [navigate] = useState(() =>
    createNavigateWhenReady(source, {
      show: (page, target, isReplaced) => {
        const { pathname: path, search, href: to } = target;
        const entry = { to, isReplaced };
        moveAsOne((arrival) =>
          setAddress({ page, arrival, awaited: null, path, search: search.slice(1), entry }),
        );
      },
      await: (awaited) => setAddress((current) => ({ ...current, awaited })),
    }),
  );

  const [openedAt] = useState(() => window.location.pathname);

  // With the page that it compares with: a step back may come before the next paint.
  useLayoutEffect(() => {
    function followHistory(): void {
      const now = currentAddress();
      // Another part of this page: the browser goes there by itself.
      const isSamePage = now.path === address.path && now.search === address.search;
      if (isSamePage && window.location.hash && address.awaited === null) return;
      // Where the document was opened its own page stands, however the address is written.
      const page = now.path === openedAt ? initial : source.ready(now.path);
      // A page from before a reload: a full load is one round trip and restores the scroll position.
      if (!page) {
        window.location.reload();
        return;
      }
      // The browser scrolls to the old place after this event: at once, in a page that has its whole height.
      const { classList, style } = document.documentElement;
      classList.add('is-whole');
      style.scrollBehavior = 'auto';
      requestAnimationFrame(() => {
        style.scrollBehavior = '';
      });
      endMove();
      const arrival: Arrival = isSamePage ? address.arrival : { by: 'history' };
      flushSync(() => setAddress({ page, arrival, awaited: null, ...now, entry: null }));
    }
    window.addEventListener('popstate', followHistory);
    return () => window.removeEventListener('popstate', followHistory);
  }, [initial, source, openedAt, address]);

  return (
    <AddressContext value={{ ...address, navigate }}>
      <Router hook={useShownPath} searchHook={useShownSearch}>
        <HistoryEntry entry={address.entry} />
        {children(address)}
      </Router>
    </AddressContext>
  );
}

/** Called once the next page stands, and once another is wanted: what has not begun by then does not begin. */
let endMove = (): void => {};

/** From a card that was pressed to its page as one, where that is wanted; else, and from other links, at once. */
function moveAsOne(change: (arrival: Arrival) => void): void {
  endMove();
  const isFromCard = document.activeElement?.closest('.card');
  if (!isFromCard || !document.startViewTransition || matchMedia('(prefers-reduced-motion)').matches) {
    startTransition(() => change({ by: 'link' }));
    return;
  }
  let isOver = false;
  endMove = () => {
    isOver = true;
  };
  const { ready } = document.startViewTransition(
    () =>
      isOver ||
      new Promise<void>((resolve) => {
        endMove = resolve;
        startTransition(() => change({ by: 'card' }));
      }),
  );
  // Another click, or a hidden window, ends it: the page changes without it.
  ready.catch(() => {});
}

function currentAddress(): Pick<Address, 'path' | 'search'> {
  return { path: window.location.pathname, search: window.location.search.slice(1) };
}

const AddressContext = createContext<(Address & { navigate: Navigate }) | null>(null);

function useAddress(): Address & { navigate: Navigate } {
  const address = useContext(AddressContext);
  if (!address) throw new Error('The router has no address');
  return address;
}

function useShownPath(): [string, Navigate] {
  const { path, navigate } = useAddress();
  return [path, navigate];
}

function useShownSearch(): string {
  return useAddress().search;
}

type HistoryEntryProps = Pick<Address, 'entry'>;

/** Writes the address while the page that was left still stands: with it the browser keeps how far that was scrolled. */
class HistoryEntry extends Component<HistoryEntryProps> {
  override getSnapshotBeforeUpdate({ entry: previous }: HistoryEntryProps): null {
    const { entry } = this.props;
    if (!entry || entry === previous) return null;
    // Taken away with the page, it would have what is left of that styled anew.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    try {
      window.history[entry.isReplaced ? 'replaceState' : 'pushState'](null, '', entry.to);
    } catch {
      // Safari takes a hundred in half a minute.
      window.location.assign(entry.to);
    }
    return null;
  }

  override componentDidUpdate({ entry: previous }: HistoryEntryProps): void {
    const { entry } = this.props;
    if (entry !== previous) endMove();
    // An anchor is looked for at its own height, not at a guessed one.
    if (!entry || entry === previous || window.location.hash) return;
    const { classList } = document.documentElement;
    classList.remove('is-whole');
    classList.add('is-arriving');
    // After the frame that draws it, which has the first screen alone (`arriving.late.css`): asked before, the browser would
    // style and lay it out within this task.
    requestAnimationFrame(() =>
      setTimeout(() => {
        classList.remove('is-arriving');
        settlePage();
      }),
    );
  }

  override render(): null {
    return null;
  }
}
