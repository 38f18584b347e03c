import { createStore, readCookie, readStored, watchStored, writeCookie, writeStored } from '.';

function block(target: object, name: string) {
  const own = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, {
    configurable: true,
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
    set() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  return () => {
    if (own) Object.defineProperty(target, name, own);
    else Reflect.deleteProperty(target, name);
  };
}

afterEach(() => localStorage.clear());

describe('local storage', () => {
  it('stores and removes values', () => {
    expect(writeStored('dish', 'soup')).toBe(true);
    expect(readStored('dish')).toBe('soup');
    writeStored('dish', null);
    expect(readStored('dish')).toBeNull();
  });

  it('does not throw when blocked', () => {
    const restore = block(window, 'localStorage');
    expect(readStored('dish')).toBeNull();
    expect(writeStored('dish', 'soup')).toBe(false);
    restore();
    writeStored('dish', null);
  });

  it('remembers a value that could not be stored, until another tab stores one', () => {
    const restore = block(window, 'localStorage');
    writeStored('dish', 'soup');
    expect(readStored('dish')).toBe('soup');
    restore();
    expect(readStored('dish')).toBe('soup');
    const end = watchStored(() => {});
    localStorage.setItem('dish', 'stew');
    window.dispatchEvent(new StorageEvent('storage', { key: 'dish', newValue: 'stew' }));
    expect(readStored('dish')).toBe('stew');
    end();
  });

  it('reads from the browser again after a successful write', () => {
    const restore = block(window, 'localStorage');
    writeStored('dish', 'soup');
    restore();
    writeStored('dish', 'stew');
    localStorage.setItem('dish', 'salad');
    expect(readStored('dish')).toBe('salad');
  });

  it('reports changes by other tabs and a return from the back-forward cache, until it is stopped', () => {
    const listener = jest.fn();
    const end = watchStored(listener);
    window.dispatchEvent(new StorageEvent('storage', { key: 'dish' }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(listener.mock.calls).toEqual([['dish'], [null]]);
    end();
    window.dispatchEvent(new StorageEvent('storage', { key: 'dish' }));
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('cookies', () => {
  it('last a year, for the whole site [spec 9.1]', () => {
    const set = jest.spyOn(document, 'cookie', 'set');
    writeCookie('codeStyling', 'MUI System');
    expect(set).toHaveBeenCalledWith(
      'codeStyling=MUI%20System; path=/; max-age=31536000; SameSite=Lax',
    );
    set.mockRestore();
    expect(readCookie('codeStyling')).toBe('MUI System');
    writeCookie('codeStyling', null);
    expect(readCookie('codeStyling')).toBeNull();
  });

  it('ignores a truncated value, and a cookie whose name only ends alike', () => {
    document.cookie = 'cut=%E4%A';
    document.cookie = 'mydish=fruit';
    expect(readCookie('cut')).toBeNull();
    expect(readCookie('dish')).toBeNull();
  });

  it('do not throw when blocked', () => {
    const restore = block(document, 'cookie');
    expect(readCookie('dish')).toBeNull();
    writeCookie('dish', 'soup');
    restore();
    writeCookie('dish', null);
  });

  it('last as long as the page when they are refused', () => {
    const set = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
    writeCookie('dish', 'soup');
    set.mockRestore();
    expect(document.cookie).not.toContain('dish=soup');
    expect(readCookie('dish')).toBe('soup');
    writeCookie('dish', 'stew');
    expect(document.cookie).toContain('dish=stew');
    expect(readCookie('dish')).toBe('stew');
  });
});

describe('createStore', () => {
  it('calls listeners only when the value changes', () => {
    const store = createStore(1);
    const listener = jest.fn();
    const end = store.subscribe(listener);
    store.set(1);
    expect(listener).not.toHaveBeenCalled();
    store.set(2);
    expect(listener).toHaveBeenCalledTimes(1);
    end();
    store.set(3);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.get()).toBe(3);
  });
});
