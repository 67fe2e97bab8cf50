// What a report is examined for, in the page itself. Each answers with a list of what is wrong.
({
  // Text whose contrast with what is behind it is below 4.5 to 1 (WCAG 2.1, 1.4.3).
  contrast() {
    const channels = (colour) => {
      const numbers = colour.match(/[\d.]+/g).map(Number);
      return colour.startsWith("color(srgb")
        ? [...numbers.slice(0, 3).map((share) => share * 255), numbers[3] ?? 1]
        : [...numbers.slice(0, 3), numbers[3] ?? 1];
    };
    const over = (top, bottom) =>
      [0, 1, 2].map((i) => top[i] * top[3] + bottom[i] * (1 - top[3])).concat(1);
    const luminance = (colour) => {
      const [red, green, blue] = colour.slice(0, 3).map((channel) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const ratio = (first, second) => {
      const [dark, light] = [luminance(first), luminance(second)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    };
    const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
    const canvas = isDark ? [18, 18, 18, 1] : [255, 255, 255, 1];
    // All backgrounds from the root to the element, one over the other.
    const behind = (element) => {
      const layers = [];
      for (let each = element; each; each = each.parentElement) {
        layers.unshift(channels(getComputedStyle(each).backgroundColor));
      }
      return layers.reduce((below, layer) => over(layer, below), canvas);
    };
    const wrong = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let count = 0;
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const text = walker.currentNode.data.trim();
      if (!text || element.closest("style,title,desc") || !element.checkVisibility()) continue;
      const style = getComputedStyle(element);
      const colour = channels(element.closest("svg") ? style.fill : style.color);
      const background = behind(element);
      const found = ratio(over(colour, background), background);
      count += 1;
      if (found < 4.5) wrong.push(`${found.toFixed(2)}: ${text.slice(0, 40)}`);
    }
    if (count === 0) wrong.push("There is no text.");
    return wrong;
  },

  // Text of a page, outside of its drawings, that is smaller than 14 pixels.
  smallText() {
    return [...document.body.querySelectorAll("*")]
      .filter((element) => !element.closest("svg,style") && element.checkVisibility())
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()),
      )
      .filter((element) => parseFloat(getComputedStyle(element).fontSize) < 14)
      .map((element) => element.outerHTML.slice(0, 80));
  },

  // Text of drawings that is shown smaller than 12 pixels.
  smallDrawnText() {
    return [...document.querySelectorAll("svg text")]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const scale = element.ownerSVGElement.getScreenCTM().a;
        return parseFloat(element.getAttribute("font-size")) * scale < 12;
      })
      .map((element) => element.outerHTML.slice(0, 80));
  },

  repeatedIDs() {
    const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  },

  // What names another element by an id that none has.
  brokenReferences() {
    return [...document.querySelectorAll("[aria-labelledby]")]
      .flatMap((element) => element.getAttribute("aria-labelledby").split(" "))
      .filter((id) => !document.getElementById(id));
  },

  // One h1, and no level left out.
  headings() {
    const headings = [...document.querySelectorAll("h1,h2,h3,h4,h5,h6")];
    const levels = headings.map((heading) => +heading.tagName[1]);
    const wrong = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    if (levels.filter((level) => level === 1).length !== 1) wrong.push("h1");
    return wrong;
  },

  landmarks() {
    return ["header", "main", "footer", "title"]
      .filter((name) => document.querySelectorAll(`:is(body,head)>${name}`).length !== 1)
      .concat(document.documentElement.lang === "en" ? [] : ["lang"]);
  },

  // Tables whose cells are not named by headers, or that have no caption.
  tables() {
    return [...document.querySelectorAll("table")]
      .filter(
        (table) =>
          !table.caption?.textContent ||
          [...table.tHead.rows[0].cells].some((cell) => cell.scope !== "col") ||
          [...table.tBodies[0].rows].some(
            ({ cells }) =>
              cells[0].scope !== "row" || cells.length !== table.tHead.rows[0].cells.length,
          ),
      )
      .map((table) => table.outerHTML.slice(0, 80));
  },

  // What is wider than its place can be moved by keys, and says what it is.
  unreachable() {
    return [...document.querySelectorAll("*")]
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .filter((element) => ["auto", "scroll"].includes(getComputedStyle(element).overflowX))
      .filter((element) => element.tabIndex !== 0 || !element.getAttribute("aria-label"))
      .map((element) => element.outerHTML.slice(0, 80));
  },

  // What is cut off, or reaches out of its parent.
  overflowing() {
    const width = document.documentElement.clientWidth;
    return [...document.querySelectorAll("body *")]
      .filter((element) => !element.closest("svg,.scroll") && element.checkVisibility())
      .filter((element) => element.getBoundingClientRect().right > width + 0.5)
      .map((element) => element.outerHTML.slice(0, 80));
  },

  // Elements and attributes that run something or fetch something.
  active() {
    const names =
      "script,img,iframe,object,embed,link,base,form,input,video,audio,a,use,image,foreignObject";
    const elements = [...document.querySelectorAll(names)]
      .map((element) => element.outerHTML.slice(0, 80));
    const attributes = [...document.querySelectorAll("*")].flatMap((element) =>
      [...element.attributes]
        .map(({ name }) => name)
        .filter((name) => /^(on|src|href|style|xlink)/.test(name)),
    );
    return elements.concat(attributes);
  },
})
