import { Outlet } from '@tanstack/react-router';
import { Announcer } from '../parts/announce.tsx';

/** Around pages of people who are not signed in. */
export function Alone() {
  return (
    <main className="alone">
      <Outlet />
      <Announcer />
    </main>
  );
}
