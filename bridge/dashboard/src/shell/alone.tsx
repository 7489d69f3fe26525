import { Outlet } from '@tanstack/react-router';
import { Announcer } from '../parts/announce.tsx';

/** Layout of pages for people who are not signed in. */
export function Alone() {
  return (
    <main className="alone">
      <Outlet />
      <Announcer />
    </main>
  );
}
