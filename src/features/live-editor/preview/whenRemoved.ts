/** How often, and at which interval in milliseconds, to check whether an element has been removed. */
const mostChecks = 40;
const checkedAfter = 50;

/** Calls `act` soon after an element has been removed from the document, or after two seconds if it stays. */
export function whenRemoved(element: Element, act: () => void): void {
  let checks = 0;
  const check = () => {
    if (element.isConnected && checks < mostChecks) {
      checks += 1;
      setTimeout(check, checkedAfter);
      return;
    }
    act();
  };
  setTimeout(check, checkedAfter);
}
